/** How one of several jobs at the same time is called. @param lane from 1; null where a job takes up no time any more */
export const laneLabel = (lane: number | null): string => (lane === null ? 'No lane' : `Lane ${lane}`);
