import { createContext } from 'react';
import type { MemberReference } from '../../../core/encounter/members.ts';

/** Opens the card of a member. */
export const OpenTurn = createContext<(member: MemberReference) => void>(() => undefined);
