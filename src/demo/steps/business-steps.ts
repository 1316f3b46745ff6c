import type { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { CreateService } from '../../catalog/index.js';
import { CreateCategory, SHIPPED_CATEGORIES } from '../../categories/index.js';
import { idFrom } from '../../platform/ids.js';
import { developed } from '../../platform/pictures/developed.js';
import { AddWorkPhoto, ArrangeWorkPhotos, DescribeWorkPhoto } from '../../portfolio/index.js';
import { ApplyAsVendor, ApproveVendor, ChangeWorkingHours, RejectVendor } from '../../vendor-onboarding/index.js';
import { HOUR, MINUTE, shifted } from '../history/shifted.js';
import { applicationOf } from '../market/application.js';
import type { Crew } from '../market/crew.js';
import { galleryOf } from '../market/galleries.js';
import type { Business, Market, Offer } from '../market/market.js';
import { drawRoom, type Room } from '../market/rooms.js';
import type { AccountSteps } from './account-steps.js';
import { type CreatedIds, userId } from './created-ids.js';
import type { Step } from './steps.js';

const REASON = 'The identity document could not be read. Please apply again with a clear copy.';
const TREE = 'categories';

const beforeOf = (photoId: string): string => idFrom(photoId, 'before');

/** The catalog, and the businesses that apply, are decided and offer their services, as commands. */
export class BusinessSteps {
  constructor(
    private readonly bus: CommandBus,
    private readonly created: CreatedIds,
    private readonly accounts: AccountSteps,
  ) {}

  categories(begin: string): Step[] {
    return SHIPPED_CATEGORIES.map(({ slug, parent, name, description, icon }, index) => ({
      key: `category-${slug}`,
      at: shifted(begin, HOUR + index * MINUTE),
      // One after another, so that a parent is there before its children.
      touches: [TREE],
      needs: [],
      run: async () => {
        const parentId = parent && this.created.categories.of(parent);
        const { categoryId } = await this.bus.execute(new CreateCategory({ parentId, name, slug, description, icon }));
        this.created.categories.set(slug, categoryId);
      },
    }));
  }

  all({ businesses, applicants, rejected }: Market, { begin, now }: { readonly begin: string; readonly now: string }): Step[] {
    return [
      ...businesses.flatMap((business) => this.approved(business, shifted(begin, business.appliesAfterHours * HOUR))),
      ...applicants.flatMap((business, index) => this.applicant(business, shifted(now, -(index + 1) * 13 * HOUR))),
      ...this.rejected(rejected, shifted(now, -20 * 24 * HOUR)),
    ];
  }

  /** When it works, and how many jobs it does at a time, it says as soon as it may. */
  crew({ business, hours }: Crew, begin: string): Step[] {
    const { key, appliesAfterHours } = business;
    const at = shifted(begin, appliesAfterHours * HOUR);
    const change = () => this.bus.execute(new ChangeWorkingHours(userId(key), hours));
    return [...this.approved(business, at), { key: `hours-${key}`, at: shifted(at, 6 * HOUR), touches: [key], needs: [], run: change }];
  }

  private approved(business: Business, at: string): Step[] {
    const approve = () => this.bus.execute(new ApproveVendor(this.created.vendors.of(business.key)));
    return [
      ...this.applicant(business, at),
      { key: `approve-${business.key}`, at: shifted(at, 5 * HOUR), touches: [business.key], needs: [], run: approve },
      ...this.gallery(business, shifted(at, 7 * HOUR)),
      ...business.offers.map((offer) => this.offer(business, offer, shifted(at, offer.afterHours * HOUR))),
    ];
  }

  /** One photo after the other, what is said about them, and how they stand. */
  private gallery({ key, business }: Business, at: string): Step[] {
    const owner = userId(key);
    const works = galleryOf(business).map((work, number) => ({ ...work, photoId: idFrom(`${key}-work`, String(number)) }));
    const show = (photoId: string, room: Room) => async () => {
      const drawing = await sharp(Buffer.from(drawRoom(room)))
        .png()
        .toBuffer();
      await this.bus.execute(new AddWorkPhoto(owner, photoId, await developed(drawing)));
    };
    const order = works.map(({ photoId, before }) => ({ photoId, beforeId: before ? beforeOf(photoId) : null }));
    const runs = [
      ...works.flatMap(({ photoId, room, before, caption }) => [
        show(photoId, room),
        () => this.bus.execute(new DescribeWorkPhoto(owner, photoId, caption)),
        ...(before ? [show(beforeOf(photoId), before)] : []),
      ]),
      ...(works.length > 0 ? [() => this.bus.execute(new ArrangeWorkPhotos(owner, order))] : []),
    ];
    return runs.map((run, number) => ({
      key: `${key}-photo-${number}`,
      at: shifted(at, number * MINUTE),
      touches: [key],
      needs: [],
      run,
    }));
  }

  private rejected(business: Business, at: string): Step[] {
    const reject = () => this.bus.execute(new RejectVendor(this.created.vendors.of(business.key), REASON));
    return [
      ...this.applicant(business, at),
      { key: `reject-${business.key}`, at: shifted(at, 24 * HOUR), touches: [business.key], needs: [], run: reject },
    ];
  }

  private applicant(business: Business, at: string): Step[] {
    const { key, owner } = business;
    const apply = async () => {
      const { vendorId } = await this.bus.execute(new ApplyAsVendor(userId(key), applicationOf(business)));
      this.created.vendors.set(key, vendorId);
    };
    return [
      ...this.accounts.person({ ...business, fullName: owner }, at),
      { key: `apply-${key}`, at: shifted(at, HOUR), touches: [key], needs: [], run: apply },
    ];
  }

  private offer(business: Business, offer: Offer, at: string): Step {
    const { key, category, title, description, dollars, priceType, minutes } = offer;
    const run = async () => {
      const categoryId = this.created.categories.of(category);
      const details = { categoryId, title, description, basePriceCents: dollars * 100, priceType, durationMinutes: minutes };
      const { serviceId } = await this.bus.execute(new CreateService(userId(business.key), details));
      this.created.services.set(key, serviceId);
    };
    return { key, at, touches: [business.key, key], needs: [TREE], run };
  }
}
