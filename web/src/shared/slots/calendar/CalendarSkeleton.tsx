import { Placeholder } from '#ui/placeholders/Placeholder.tsx';

/** Fills the room of the calendar that takes its place. */
export function CalendarSkeleton() {
  return <Placeholder role="status" aria-label="Loading the calendar" style={{ height: 'auto' }} />;
}
