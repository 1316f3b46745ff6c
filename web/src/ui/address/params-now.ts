/** The parameters in the address bar at this moment. What is rendered may be a step behind it: of two quick changes the second must not undo the first. */
export const paramsNow = (): URLSearchParams => new URLSearchParams(window.location.search);
