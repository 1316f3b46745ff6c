import { KeptMessageRow } from './kept-message.entity.js';
import { SentNoticeRow } from './sent/sent-notice.entity.js';

export { type NoticeDetails, Notices } from './notices.js';
export { NotificationsModule } from './notifications.module.js';
export { type SentNotice, sentNotices } from './sent/sent-notices.queries.js';

export const notificationsEntities = [KeptMessageRow, SentNoticeRow];
