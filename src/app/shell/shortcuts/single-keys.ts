import type { Remembered } from '../../../storage/api.ts';

const OFF = 'singleKeysOff';

/** Whether single keys are shortcuts on this device: speech input may press them by accident. */
export const usesSingleKeys = (remembered: Remembered): boolean => remembered.read(OFF) !== true;

export function setSingleKeys(remembered: Remembered, isOn: boolean): void {
  remembered.write(OFF, !isOn);
}
