import type { ICommand } from '@nestjs/cqrs';
import { Service } from '../../catalog/index.js';
import { streamOf } from '../../platform/events/decider.js';
import { ChangeManagedService } from '../services/change-managed-service.command.js';
import type { BulkKind } from './bulk-action.events.js';

/** How one row is done: by the command by which an administrator does it alone, to this stream. */
interface RowsOf {
  readonly streamOf: (rowId: string) => string;
  readonly command: (adminId: string, rowId: string) => ICommand;
}

const switching = (active: boolean): RowsOf => ({
  streamOf: (serviceId) => streamOf(Service, serviceId),
  command: (adminId, serviceId) => new ChangeManagedService(adminId, serviceId, { active }),
});

export const ROWS_OF: Readonly<Record<BulkKind, RowsOf>> = {
  'activate-services': switching(true),
  'deactivate-services': switching(false),
};
