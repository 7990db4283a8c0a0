import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { withSuggestion } from '../../../../core/game-data/editing/suggestions.ts';
import { curlyQuotes } from '../../../../core/lib/curly-quotes.ts';
import { pathKeys } from '../../../../core/lib/problem.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { placeWords } from '../session/edit-words.ts';
import { type Keys, useEditor, useLive } from '../session/editor-session.ts';
import styles from './findings-beside.module.css';

/** The id of what was found at a place: names may have spaces, which an id has not. */
export const findingsId = (keys: Keys): string => `found-${encodeURIComponent(keys.join('.'))}`;

/** What the checker found at exactly this place, with what it suggests as a button. */
export function FindingsBeside({ keys }: { keys: Keys }) {
  const { json, depth, name, change } = useEditor();
  const findings = useLive().findings(keys);
  if (findings.length === 0) return null;
  return (
    <ul id={findingsId(keys)} className={styles.findings}>
      {findings.map(({ path, message, advice, severity, suggestion }) => {
        const place = pathKeys(path);
        const Icon = severity === 'error' ? OctagonAlert : TriangleAlert;
        return (
          <li key={message} className={styles.finding} data-severity={severity}>
            <Icon className={styles.icon} aria-hidden="true" />
            <div className={styles.words}>
              <p>
                <span className="visually-hidden">{severity === 'error' ? 'Error' : 'Warning'}: </span>
                <b>{curlyQuotes(message)}</b> {curlyQuotes(advice)}
              </p>
              {suggestion === undefined ? null : (
                <Button
                  onClick={() =>
                    change(
                      withSuggestion(json(), place, suggestion),
                      `Correct ${placeWords(place.slice(depth), name)}`,
                    )
                  }
                >
                  Write <bdi>{suggestion}</bdi>
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
