/** The version label in the top bar and the sidebar (seed 1 §1). */
export const VERSION_LABEL = '0.9.15';
