/** Where seven days have no room beside each other, a week is a list of them: styles of `[data-view="week"]`, by the room that there is, not by the window. */
export const WEEK_AS_LIST = '@container calendar (max-width: 640px)';
