import { PHONE } from '../../support/viewports.ts';
import { expectSaved, expectText, SHEET, test } from '../test.ts';

test('a fight by thumb: everything that is pressed is in view on a phone', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await window.resize(PHONE.width, PHONE.height);
  await tabard.open(`${SHEET}/combat`);
  await window.pressInView('button', 'Start Combat');
  await expectText(window, /Round\s*1/);
  await window.pressInView('tab', 'Actions');
  await window.pressInView('button', 'Select Flare');
  await window.pressInView('button', 'Add Kindling');
  await window.pressInView('button', 'Roll dice');
  await window.pressInView('button', 'Perform Action');
  await expectText(window, 'Used last');
  await window.pressInView('button', 'Again: Flare, Kindling');
  await window.pressInView('button', 'Perform Action');
  await window.pressInView('button', 'Next Phase');
  await expectText(window, /Phase\s*2/);
  await expectSaved(window);
});
