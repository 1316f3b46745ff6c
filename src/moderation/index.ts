export { adminName } from './admin-name.js';
export { firstBookings } from './claims/admin-bookings.queries.js';
export { CsvFile } from './downloads/csv-file.decorator.js';
export { Downloads } from './downloads/downloads.js';
export { DOWNLOADED_LISTS, type DownloadedList, type ListDownloaded } from './downloads/list-downloads.events.js';
export { ListDownloads } from './downloads/list-downloads.js';
export { type Deeds } from './first-to-decide.decisions.js';
export { FirstToDecide } from './first-to-decide.js';
export { ModerationModule } from './moderation.module.js';
