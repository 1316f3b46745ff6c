import { CalendarAddressRow } from './secret/calendar-address.entity.js';

export { calendarAddressConcerns } from './calendar-address.concerns.js';
export { CalendarAddressModule } from './calendar-address.module.js';
export { calendarFile } from './file/calendar-file.js';

export const calendarAddressEntities = [CalendarAddressRow];
