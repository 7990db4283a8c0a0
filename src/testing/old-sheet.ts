/** What sheets of the oldest versions have. */
export const OLD_SHEET = {
  health: 20,
  energy: 10,
  vigor: 5,
  focus: 6,
  currentHealth: 13,
  currentEnergy: 7,
  currentVigor: 4,
  currentFocus: 2,
  species: 'Elf',
  changeHistory: [
    { date: 1, discriminator: 0, item: { id: 'a', template: 'Sword' } },
    { date: 2, discriminator: 1 },
    { date: 3, discriminator: 4, combatState: { round: 2 } },
    'nonsense',
    { date: 4, discriminator: '0' },
  ],
};
