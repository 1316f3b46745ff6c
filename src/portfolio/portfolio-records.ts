import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { fold, streamOf } from '../platform/events/decider.js';
import { Streams } from '../platform/events/streams.js';
import { SealedPictures } from '../platform/pictures/sealed-pictures.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';
import { VendorOwner } from '../vendor-onboarding/index.js';
import { WorkPhotoRow } from './gallery/work-photos.projection.js';
import { Portfolio } from './portfolio.js';

const tables = tablesOf(WorkPhotoRow);

const photosOf = statement('personal-file-work-photos', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('work_photo')
    .select(['id', 'before_id as beforeId', 'caption', 'width', 'added_at as addedAt'])
    .where('owner_id', '=', userId)
    .orderBy('place')
    .orderBy('added_at'),
);

/** The photos that a person shows of their work, each in its largest drawing. */
@HoldsPersonalRecords()
@Injectable()
export class PortfolioRecords implements PersonalRecords {
  readonly part = 'workPhotos';

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly pictures: SealedPictures,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const photos = await photosOf.all(this.database.pool, { userId });
    return Promise.all(photos.map(({ width, ...photo }) => this.withPicture(photo, width)));
  }

  private async withPicture<T extends { readonly id: string }>(photo: T, width: number) {
    const image = await this.pictures.find(photo.id, `${width}.webp`);
    return { ...photo, picture: image ? { type: 'image/webp', base64: image.toString('base64') } : null };
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    return vendorId ? [streamOf(Portfolio, vendorId)] : [];
  }
}
