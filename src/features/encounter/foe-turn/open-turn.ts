import { createContext } from 'react';
import type { NamedMember } from '../../../core/encounter/members.ts';

/** Opens the card of a member. `opener`: the button that was pressed. */
export const OpenTurn = createContext<(member: NamedMember, opener: HTMLElement) => void>(() => undefined);
