import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServiceRow } from '../../catalog/index.js';
import { FromTablesAndTime } from '../../platform/answers/answers.interceptor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Public } from '../../platform/http/access.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow } from '../../vendor-onboarding/index.js';
import { NextFreeSlotDto, NextFreeSlotOfVendorDto, NextFreeSlotsOfVendorsQuery, NextFreeSlotsQuery } from '../slots/slots.dto.js';
import { nextFreeSlots } from './next-free-slots.queries.js';

const shortestServices = statement('shortest-services', ({ vendorIds }: Values<{ vendorIds: readonly string[] }>) =>
  tablesOf(ServiceRow, VendorRow)
    .selectFrom('catalog_service as s')
    .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
    .distinctOn('s.vendor_id')
    .select(['s.vendor_id as vendorId', 's.id as serviceId'])
    .where((eb) => eb('s.vendor_id', '=', eb.fn.any(vendorIds)))
    .where('s.active', '=', true)
    .where(vendorIsPublic)
    .orderBy('s.vendor_id')
    .orderBy('s.duration_minutes')
    .orderBy('s.created_at')
    .orderBy('s.id'),
);

/** For the cards of a page: one question instead of one for each. */
@ApiTags('slots')
@Public()
@Controller()
export class NextFreeSlotsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The first free slot of each of these services, at all or at a time; none for one that can't be booked. */
  @FromTablesAndTime()
  @Get('services/next-slots')
  nextFreeSlots(@Query() { ids, day, part }: NextFreeSlotsQuery): Promise<NextFreeSlotDto[]> {
    return nextFreeSlots(this.database, idsIn(ids), this.clock.now(), day ? { day, part } : undefined);
  }

  /** The first free slot of each of these providers, for whichever of their services; none for one who can't be booked. */
  @FromTablesAndTime()
  @Get('vendors/next-slots')
  async nextFreeSlotsOfVendors(@Query() { ids }: NextFreeSlotsOfVendorsQuery): Promise<NextFreeSlotOfVendorDto[]> {
    const wanted = idsIn(ids);
    // Wherever a job fits, a shorter one does: a provider is free first for their shortest.
    const rows = await shortestServices.all(this.database.pool, { vendorIds: wanted });
    const shortest = new Map(rows.map(({ vendorId, serviceId }) => [vendorId, serviceId]));
    const free = await nextFreeSlots(this.database, [...shortest.values()], this.clock.now());
    const slots = new Map(free.map(({ serviceId, slot }) => [serviceId, slot]));
    return wanted.map((vendorId) => {
      const serviceId = shortest.get(vendorId) ?? null;
      return { vendorId, serviceId, slot: (serviceId && slots.get(serviceId)) || null };
    });
  }
}

const idsIn = (ids: string): string[] => [...new Set(ids.toLowerCase().split(','))];
