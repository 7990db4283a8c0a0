/** What a field of an entry means, where its name does not say it: by the list, and for every list. */
const HELP: Readonly<Record<string, string>> = {
  tags: 'Words to find the entry by.',
  modifiers: 'What is added to numbers of the character, such as POWER.',
  text: 'What the players read.',
  'rulebook.text': 'What the players read. A name in double brackets opens its card.',
  'actions.description': 'What the players read while they choose it.',
  'actions.inputs': 'What the player chooses.',
  'actions.resources': 'What it costs. An amount below 0 is a gain.',
  'actions.effects': 'What it does, in this order.',
  'actions.conditions': 'When it can be performed: all of them must be met.',
  'items.discriminator': 'What it counts as when it is equipped.',
  'items.stackable': 'Whether several are one line of the inventory.',
  'items.talents': 'Talents that count while it is equipped.',
  'items.actions': 'Actions that it gives while it is equipped.',
  'items.maneuvers': 'Maneuvers that it gives while it is equipped.',
  'skills.coreTalents':
    'Talents that become active with the level: one list for each core talent breakpoint.',
  'statusEffects.description': 'What the players read. SE_LEVEL is replaced by the level.',
  'statusEffects.resourceType': 'The resource that it concerns.',
  'statusEffects.modifiersByPolarity': 'Numbers that it raises by its level (true) or lowers (false).',
  'talents.tier': 'What it costs. A core talent comes from skills and items alone.',
  'talents.prerequisites': 'Talents that must be owned before it.',
  'talents.upgrades': 'The talent that it replaces.',
  'damageInfo.skillGroupName': 'The skills that deal it. Without a name, the group is named after the type.',
  'damageInfo.relatedSkills': 'Skills in that group.',
  'foes.sheet': 'A whole character, as its file writes it.',
  'foes.proofAgainst': 'Status effects that cannot affect it.',
  'uses.isUsedUp': 'Whether using it takes one out of the inventory.',
};

/** Maneuvers have the fields of actions. */
const SAME_FIELDS: Readonly<Record<string, string>> = { maneuvers: 'actions' };

/** What a field is called where players read another word than the format. */
const LABELS: Readonly<Record<string, string>> = { 'actions.resources': 'Costs' };

/** The label of a field of the entries of a list; undefined where it follows from the name of the field. */
export function fieldLabel(list: string, field: string): string | undefined {
  return LABELS[`${SAME_FIELDS[list] ?? list}.${field}`];
}

/** What a field of the entries of a list means; empty where its label says it. */
export function fieldHelp(list: string, field: string): string {
  return HELP[`${SAME_FIELDS[list] ?? list}.${field}`] ?? HELP[field] ?? '';
}
