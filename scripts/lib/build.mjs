import { tool } from './program.mjs';

/** Where the production build is written. */
export const BUILD_FOLDER = 'dist';

/** The command of the production build. */
export const buildCommand = () => tool('vite', 'build', '--logLevel', 'warn');
