/** The screen that joins a table, below the base path. Its address is in every invitation. */
export const JOIN_PATH = 'table/join';
