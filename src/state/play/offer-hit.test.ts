import { expect, it } from 'vitest';
import { noticeTexts } from '../../testing/notices.ts';
import { CLAW, hostState, openTableOfTwo } from '../../testing/table.ts';
import { offerHit } from './offer-hit.ts';

it('a hit that is proposed to a player is told beside its roll alone', async () => {
  const { host } = await openTableOfTwo();
  const { offer } = offerHit(host.game, { key: 'ilse wren', name: 'Ilse Wren' }, CLAW, 'Claw') ?? {};
  expect(hostState(host.game).offers.map(({ id }) => id)).toEqual([offer]);
  expect(noticeTexts(host.game)).toEqual([]);
});
