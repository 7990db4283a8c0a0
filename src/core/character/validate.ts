import type { GameData } from '../game-data/game-data.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import { name as nameWord, say, type Wording } from '../lib/wording.ts';
import { withoutMissingItems } from './equipment-references.ts';
import { parked } from './parked.ts';
import { withinMaxima } from './resources.ts';
import { GENERIC_TEMPLATE, type InventoryItem, NO_ITEM, type Sheet } from './sheet.ts';
import { talentsBelow } from './talent-cost.ts';
