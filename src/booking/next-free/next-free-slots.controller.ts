import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServiceRow } from '../../catalog/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Public } from '../../platform/http/access.js';
import { FromTablesAndTime } from '../../platform/answers/answers.interceptor.js';
import { isPublicSql, VendorDayRow, VendorRow, VendorSettingsRow } from '../../vendor-onboarding/index.js';
import { nextFreeSlots } from './next-free-slots.queries.js';
import { NextFreeSlotDto, NextFreeSlotOfVendorDto, NextFreeSlotsOfVendorsQuery, NextFreeSlotsQuery } from '../slots/slots.dto.js';
import { TAKEN_SOURCES } from '../schedule/taken-hours.queries.js';

/** Whatever shapes a slot. */
const SOURCES = [ServiceRow, VendorRow, VendorSettingsRow, VendorDayRow, ...TAKEN_SOURCES];

/** For the cards of a page: one question instead of one for each. */
@ApiTags('slots')
@Public()
@Controller()
export class NextFreeSlotsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The first free slot of each of these services; none for one that can't be booked. */
  @FromTablesAndTime(...SOURCES)
  @Get('services/next-slots')
  nextFreeSlots(@Query() { ids }: NextFreeSlotsQuery): Promise<NextFreeSlotDto[]> {
    return nextFreeSlots(this.database, idsIn(ids), this.clock.now());
  }

  /** The first free slot of each of these providers, for whichever of their services; none for one who can't be booked. */
  @FromTablesAndTime(...SOURCES)
  @Get('vendors/next-slots')
  async nextFreeSlotsOfVendors(@Query() { ids }: NextFreeSlotsOfVendorsQuery): Promise<NextFreeSlotOfVendorDto[]> {
    const wanted = idsIn(ids);
    // Wherever a job fits, a shorter one does: a provider is free first for their shortest.
    const { rows } = await this.database.pool.query<{ vendorId: string; serviceId: string }>({
      name: 'shortest-services',
      text: `
        select distinct on (s.vendor_id) s.vendor_id as "vendorId", s.id as "serviceId"
        from read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id
        where s.vendor_id = any($1::uuid[]) and s.active and ${isPublicSql('v')}
        order by s.vendor_id, s.duration_minutes, s.created_at, s.id`,
      values: [wanted],
    });
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
