import { BulkActionRow, bulkActions, BulkResultRow } from './bulk/bulk-actions.projection.js';

export { administrationConcerns } from './administration.concerns.js';
export { AdministrationModule } from './administration.module.js';

export const administrationEntities = [BulkActionRow, BulkResultRow];
export const administrationProjections = [bulkActions];
