import { createContext } from 'react';
import type { NamedMember } from '../../../core/encounter/members.ts';

/** Opens the card of a member. */
export const OpenTurn = createContext<(member: NamedMember) => void>(() => undefined);
