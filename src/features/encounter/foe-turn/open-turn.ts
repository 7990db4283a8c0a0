import { createContext } from 'react';
import type { MemberIdentity } from '../../../core/encounter/members.ts';

/** Opens the card of a member. `opener`: the button that was pressed. */
export const OpenTurn = createContext<(member: MemberIdentity, opener: HTMLElement) => void>(() => undefined);
