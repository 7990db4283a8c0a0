/** The version label in the top bar and the sidebar. Rule: docs/rules/screens.md#version-label. */
export const VERSION_LABEL = '0.9.15';
