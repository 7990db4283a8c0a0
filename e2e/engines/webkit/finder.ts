import { getAriaRole, getElementAccessibleName, isElementVisible } from 'ivya/utils';

/** A name as it crosses WebDriver: a text, or a pattern's source and flags. */
export type NameToFind = string | { readonly source: string; readonly flags: string } | null;

/** Whether an element has a name. @param name null for any */
function hasName(element: Element, name: NameToFind): boolean {
  if (name === null) return true;
  const actual = getElementAccessibleName(element, false).trim();
  return typeof name === 'string' ? actual === name : new RegExp(name.source, name.flags).test(actual);
}

/** The visible elements of a role and name, by Playwright's rules. It runs in the page. */
export const findByRole = (role: string, name: NameToFind): Element[] =>
  [...document.querySelectorAll('*')].filter(
    (element) => getAriaRole(element) === role && isElementVisible(element) && hasName(element, name),
  );
