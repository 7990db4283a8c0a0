/** The screen that opens a code, below the base path. Its address is in every link that was ever shared. */
export const RECEIVE_PATH = 'receive';
