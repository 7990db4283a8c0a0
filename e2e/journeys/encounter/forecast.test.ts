import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

test('a game master learns how hard an encounter is for the stored characters', async ({
  page,
  characters,
  encounters,
  encounter,
}) => {
  await characters.loadSample('Ilse Wren');
  await encounters.open();
  await encounters.button('Try Lights on the White Road, a sample').click();
  await encounter.playForecast();
  const { forecast } = encounter;
  await expect(forecast.getByRole('checkbox', { name: 'Ilse Wren' })).toBeChecked();
  await expect(forecast).toContainText(/\d+ % of the fights won, ± \d+ points?/);
  await expect(forecast).toContainText('Lantern Hounds');
  await expectAccessible(page);

  await forecast.getByRole('button', { name: 'Close' }).click();
  await expect(forecast).toBeHidden();
  await expect(encounter.health('Lantern Hounds 2')).toHaveValue('22');
});
