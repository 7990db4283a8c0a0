import { ListChecks, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { RESOURCE_TONES } from '../../../cards/resource-tone.ts';
import { type Bar, RESOURCE_NAMES } from '../../../core/rules/vocabulary.ts';
import type { Tone } from '../../../ui/brand/tone.ts';
import type { TileId } from '../grid/tile-id.ts';
import { EquipmentTile } from './equipment.tsx';
import { InventoryTile } from './inventory.tsx';
import { NotesTile } from './notes.tsx';
import { PotentialTile } from './potential.tsx';
import { BarTile, CounterTile } from './resource.tsx';
import { SkillsTile } from './skills.tsx';
import { TalentsTile } from './talents.tsx';

/** A link from a tile to the screen where more of it is changed. */
interface TileLink {
  readonly label: string;
  readonly icon: ReactNode;
  to(name: string): string;
}

interface TileInfo {
  readonly title: string;
  readonly tone?: Tone | undefined;
  readonly isFigure?: boolean;
  readonly content: ReactNode;
  readonly links?: readonly TileLink[];
}

function barTile(bar: Bar): TileInfo {
  return {
    title: RESOURCE_NAMES[bar],
    tone: RESOURCE_TONES[bar],
    isFigure: true,
    content: <BarTile bar={bar} />,
  };
}

/** The twelve tiles of the sheet (seed 1 §2). */
export const TILES: Readonly<Record<TileId, TileInfo>> = {
  health: barTile('HEALTH'),
  energy: barTile('ENERGY'),
  vigor: barTile('VIGOR'),
  focus: barTile('FOCUS'),
  boostPoints: {
    title: 'Boost Points',
    tone: 'accent',
    isFigure: true,
    content: <CounterTile field="boostPoints" label="Boost Points" tone="accent" />,
  },
  currency: {
    title: 'Currency',
    isFigure: true,
    content: <CounterTile field="currency" label="Currency" tone="plain" />,
  },
  potential: { title: 'Potential', isFigure: true, content: <PotentialTile /> },
  equipment: { title: 'Equipment', content: <EquipmentTile /> },
  skills: {
    title: 'Skills',
    content: <SkillsTile />,
    links: [{ label: 'Edit skills', icon: <Pencil />, to: paths.skills }],
  },
  inventory: {
    title: 'Inventory',
    content: <InventoryTile />,
    links: [{ label: 'Add items', icon: <Plus />, to: (name) => paths.items(name, 'add') }],
  },
  talents: {
    title: 'Talents',
    content: <TalentsTile />,
    links: [
      { label: 'Manage talents', icon: <ListChecks />, to: (name) => paths.talents(name, 'manage') },
      { label: 'Add talents', icon: <Plus />, to: (name) => paths.talents(name, 'add') },
    ],
  },
  notes: { title: 'Notes', content: <NotesTile /> },
};
