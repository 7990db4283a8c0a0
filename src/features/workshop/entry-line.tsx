import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { OverviewEntry } from '../../core/game-data/editing/overview.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { findingsText } from './pack-facts.tsx';

interface EntryLineProps {
  /** The name of the pack. */
  pack: string;
  entry: OverviewEntry;
  below: GameData;
  /** How many findings it has. */
  findings: number;
}

/** An entry in the overview of its pack. */
export function EntryLine({ pack, entry, below, findings }: EntryLineProps) {
  const { list, index, name, isNamed, isUnused, isOverriding } = entry;
  const facts = [
    list.one.charAt(0).toUpperCase() + list.one.slice(1),
    ...(isOverriding ? ['overrides one of another pack'] : []),
    ...(isUnused ? ['nothing uses it'] : []),
  ];
  const to = paths.workshopEntry(pack, list.id, index);
  return (
    <EntryRow
      level={2}
      title={<Link to={to}>{isNamed ? <bdi>{name}</bdi> : <code>{name}</code>}</Link>}
      meta={facts.join(', ')}
      aside={findings > 0 ? <Chip tone="life">{findingsText(findings)}</Chip> : null}
      button={<EntryMenu pack={pack} list={list} index={index} name={name} isNamed={isNamed} below={below} />}
    />
  );
}
