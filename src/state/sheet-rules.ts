export { derive } from '../core/character/derive.ts';
export { parseSheet, storedSheetOf } from '../core/character/parse-sheet.ts';
