/** Pixels; known before the map is there, so that nothing moves when it comes. */
export const MAP_HEIGHT = 300;
