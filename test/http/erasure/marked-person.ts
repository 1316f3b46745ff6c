import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { StartBulkAction } from '../../../src/administration/bulk/start-bulk-action.command.js';
import { ChangeCategory } from '../../../src/administration/categories/change-category.command.js';
import { DeleteCategory } from '../../../src/administration/categories/delete-category.command.js';
import { ChangeManagedService } from '../../../src/administration/services/change-managed-service.command.js';
import { DeleteManagedService } from '../../../src/administration/services/deletion/delete-managed-service.command.js';
import { DeactivateUser } from '../../../src/administration/users/standing/deactivate-user.command.js';
import { ReactivateUser } from '../../../src/administration/users/standing/reactivate-user.command.js';
import { CreateBooking } from '../../../src/booking/index.js';
import { CreateService, type ServiceOffer } from '../../../src/catalog/index.js';
import { CreateCategory } from '../../../src/categories/index.js';
import { RegisterAccount } from '../../../src/identity/index.js';
import { RecordDownload } from '../../../src/moderation/downloads/record-download.command.js';
import { fold, streamOf } from '../../../src/platform/events/decider.js';
import { newId } from '../../../src/platform/ids.js';
import { plusDays } from '../../../src/platform/time/durations.js';
import {
  PLATFORM,
  PlatformFee,
  SchedulePlatformFee,
  SetBookingDeadlines,
  SetBookingLimits,
  SwitchFeature,
  TakePlatformFeeBack,
} from '../../../src/platform-settings/index.js';
import { DescribeWorkPhoto } from '../../../src/portfolio/index.js';
import { SaveView } from '../../../src/saved-views/index.js';
import { ResubmitApplication } from '../../../src/vendor-onboarding/application/resubmit-application.command.js';
import type { Resubmission } from '../../../src/vendor-onboarding/business/applicant.js';
import {
  ApplyAsVendor,
  ApproveVendor,
  RejectVendor,
  SetDayHours,
  SuspendVendor,
  UpdateBusinessProfile,
} from '../../../src/vendor-onboarding/index.js';
import { ChangeBusinessContact } from '../../../src/vendor-onboarding/profile/change-business-contact.command.js';
import { ViewKyc } from '../../../src/vendor-onboarding/review/view-kyc.command.js';
import { type Member, PASSWORD, type TestApp } from '../../support/app.js';
import { applicant } from '../../support/vendors.js';
import { account } from '../account-support.js';
import { API, asked } from '../booking-support.js';

/** Somebody whose every personal field holds a word that stands nowhere else. */
export class MarkedPerson {
  readonly userId = newId();
  private readonly used = new Map<string, string>();
  private readonly salt = randomInt(1e9, 1e10);
  bearer = '';
  bookingId = '';
  reviewId = '';
  photoId = '';

  constructor(
    private readonly app: TestApp,
    private readonly number: number,
  ) {}

  /** Every word of theirs. */
  get words(): readonly string[] {
    return [...this.used.values()];
  }

  word(field: string): string {
    const word = `q${field}z${this.number}w${this.salt}k`;
    this.used.set(field, word);
    return word;
  }

  get email(): string {
    return `${this.word('email')}@example.test`;
  }

  private get phone(): string {
    const digits = `${this.salt}${String(this.number).padStart(4, '0')}`;
    this.used.set('phone', digits);
    return digits;
  }

  private get headers(): Record<string, string> {
    return { Authorization: this.bearer, 'User-Agent': `${this.word('agent')}/1.0`, 'Idempotency-Key': `${this.word('key')}-${newId()}` };
  }

  async register(passwordHash: string): Promise<void> {
    const password = { passwordHash, strongEnoughForStaff: true };
    const { userId, email } = this;
    await this.execute(
      new RegisterAccount({ userId, email, fullName: this.word('name'), password, returnTo: `/book/${this.word('back')}` }),
    );
  }

  async signIn(): Promise<void> {
    const { body } = await this.app
      .http()
      .post(`${API}/auth/sign-in`)
      .set('User-Agent', this.word('agent'))
      .send({ email: this.email, password: PASSWORD })
      .expect(200);
    this.bearer = `Bearer ${(body as { accessToken: string }).accessToken}`;
  }

  async tellAll(): Promise<void> {
    const profile = {
      fullName: this.word('fullname'),
      phone: this.phone,
      address: this.word('address'),
      city: this.word('city'),
      state: 'TX',
      zipCode: '78704',
    };
    await this.put('profile', profile);
    await this.put('settings', {
      notifications: { email: true, push: true, sms: true, marketing: true },
      privacy: { publicProfile: this.number % 2 === 0, dataSharing: true, trackingCookies: true },
    });
    await account(this.app, this)
      .upload(await this.picture())
      .expect(201);
    await this.app
      .http()
      .post(`${API}/contact-messages`)
      .set(this.headers)
      .send({
        name: this.word('sender'),
        email: `${this.word('sendermail')}@example.test`,
        topic: 'other',
        message: `Hello ${this.word('message')}`,
      })
      .expect(202);
    await this.app
      .http()
      .post(`${API}/account/email`)
      .set(this.headers)
      .send({ email: `${this.word('newmail')}@example.test`, password: PASSWORD })
      .expect(202);
    await this.applyAsVendor();
  }

  /** Over HTTP with a key, so that the answer is kept. */
  async book(serviceId: string, slot: { date: string; time: string }): Promise<void> {
    const { body } = await this.app
      .http()
      .post(`${API}/bookings`)
      .set(this.headers)
      .send(asked(serviceId, { ...slot, street: this.word('street'), instructions: this.word('instructions') }))
      .expect(201);
    this.bookingId = (body as { id: string }).id;
  }

  /** One that is refused: what was asked must not stay anywhere either. */
  async bookInVain(serviceId: string): Promise<void> {
    const wish = { ...asked(serviceId, { date: '2026-02-01' }), customerId: this.userId, street: this.word('vain'), instructions: null };
    await this.execute(new CreateBooking(wish)).catch(() => undefined);
  }

  review(): string {
    return `Well done, ${this.word('review')}`;
  }

  /** Shut out for a while, with a reason. */
  async isShutOut({ userId: adminId }: Pick<Member, 'userId'>): Promise<void> {
    await this.app.execute(new DeactivateUser(adminId, this.userId, `Complaints, ${this.word('shutout')}`), adminId);
    await this.app.execute(new ReactivateUser(adminId, this.userId), adminId);
  }

  /** As an administrator would, one after the other: one fee at a time may be to come. */
  async setsFee(): Promise<void> {
    const wanted = { feeCents: 650, from: plusDays(this.app.clock.now(), 30) };
    await this.execute(new SchedulePlatformFee(this.userId, wanted, `Costs rise, ${this.word('fee')}`));
    const { changes } = fold(PlatformFee, (await this.app.streams.read(streamOf(PlatformFee, PLATFORM))).events);
    await this.execute(new TakePlatformFeeBack(this.userId, changes[0]!.feeId, `Not yet, ${this.word('nofee')}`));
  }

  /** @param altogether others than those before */
  async setsLimits(altogether: number): Promise<void> {
    const wanted = { limits: { withOneProvider: altogether, altogether, atOnce: altogether } };
    await this.execute(new SetBookingLimits(this.userId, wanted, `One took it all, ${this.word('limits')}`));
  }

  /** @param agreeHours others than those before */
  async setsDeadlines(agreeHours: number): Promise<void> {
    const wanted = { deadlines: { answerHours: 24, agreeHours } };
    await this.execute(new SetBookingDeadlines(this.userId, wanted, `They wait too long, ${this.word('deadlines')}`));
  }

  /** Off and on again: others come after them. */
  async switchesPhotos(): Promise<void> {
    for (const on of [false, true]) {
      await this.execute(new SwitchFeature(this.userId, { feature: 'photos', on }, `Too many, ${this.word(on ? 'on' : 'off')}`));
    }
  }

  async keepsView(): Promise<void> {
    const view = { list: 'users' as const, name: `Those, ${this.word('view')}`, query: `search=${this.word('sought')}` };
    await this.execute(new SaveView(this.userId, view));
  }

  /** The reason is theirs, whatever became of the rows. */
  async changesMany(serviceId: string): Promise<void> {
    const chosen = { kind: 'activate-services' as const, rowIds: [serviceId], seen: 1 };
    await this.execute(new StartBulkAction(this.userId, chosen, `All of them, ${this.word('bulk')}`));
  }

  /** As an administrator would: a category with one service in it, which both go in the end. */
  async switchesAndDeletes(owner: Pick<Member, 'userId'>): Promise<void> {
    const slug = `gone-${this.salt}-${this.number}`;
    const made = { name: slug, slug, description: '', icon: null, parentId: null };
    const { categoryId } = await this.execute<{ categoryId: string }>(new CreateCategory(made, true, this.userId));
    const offer: ServiceOffer = {
      ...{ categoryId, title: 'Gutters', description: 'Ten signs..' },
      ...{ basePriceCents: 5000, priceType: 'fixed', durationMinutes: 60 },
    };
    const { serviceId } = await this.app.execute<{ serviceId: string }>(new CreateService(owner.userId, offer), owner.userId);
    const turn = (active: boolean, why: string) => new ChangeManagedService(this.userId, serviceId, { active }, why);
    await this.execute(turn(false, `Complaints, ${this.word('serviceoff')}`));
    await this.execute(turn(true, `Settled, ${this.word('serviceon')}`));
    await this.execute(new DeleteManagedService(this.userId, serviceId, `Never done, ${this.word('servicegone')}`));
    await this.execute(new ChangeCategory(this.userId, categoryId, { active: false }, `Out of season, ${this.word('categoryoff')}`));
    await this.execute(new ChangeCategory(this.userId, categoryId, { active: true }, `In season, ${this.word('categoryon')}`));
    await this.execute(new DeleteCategory(this.userId, categoryId, `Not our trade, ${this.word('categorygone')}`));
  }

  async takesListAlong(): Promise<void> {
    const asked = { role: 'user', search: this.word('wanted') };
    await this.execute(new RecordDownload(this.userId, { list: 'users', asked, rows: 1 }));
  }

  async leave(): Promise<void> {
    await account(this.app, this).leave().expect(204);
  }

  private async applyAsVendor(): Promise<void> {
    const { business } = applicant({ businessName: 'An Erased Business' });
    const personal = {
      contactPerson: this.word('contact'),
      contactEmail: `${this.word('contactmail')}@example.test`,
      contactPhone: this.phone,
      businessAddress: this.word('businessaddress'),
      businessLicense: this.word('license'),
      websiteUrl: `https://${this.word('website')}.example`,
      taxId: this.word('tax'),
      kycDocumentNumber: this.word('document'),
      bankName: this.word('bank'),
      bankAccountNumber: this.word('account'),
      bankRoutingNumber: this.word('routing'),
    };
    const { vendorId } = await this.execute<{ vendorId: string }>(new ApplyAsVendor(this.userId, { business, personal }));
    await this.decideAbout(vendorId, { business, personal, secrets: personal });
    const { businessName, businessDescription, serviceAreaRadius } = business;
    await this.execute(
      new UpdateBusinessProfile(this.userId, {
        businessName,
        businessDescription,
        serviceAreaRadius,
        businessLicense: this.word('newlicense'),
      }),
    );
    const { businessCity, businessState, businessZip } = business;
    const { contactPerson, contactPhone, websiteUrl } = personal;
    const moved = { contactPerson, contactPhone, websiteUrl, businessAddress: this.word('newaddress') };
    await this.execute(new ChangeBusinessContact(this.userId, { business: { businessCity, businessState, businessZip }, personal: moved }));
    await this.showWork();
    await this.execute(new SetDayHours(this.userId, { date: '2026-12-24', hours: [], note: this.word('daynote') }));
  }

  /** A photo of the work that they have reviewed. */
  async showReviewedWork(): Promise<void> {
    await this.sendPhoto(`/reviews/${this.bookingId}/photos`);
  }

  private async sendPhoto(path: string): Promise<string> {
    const { body } = await this.app
      .http()
      .post(`${API}${path}`)
      .set({ ...this.headers, 'Content-Type': 'image/jpeg' })
      .send(await this.picture(400))
      .expect(201);
    return (body as { id: string }).id;
  }

  /** A photo, which is described. */
  private async showWork(): Promise<void> {
    this.photoId = await this.sendPhoto('/vendor/photos');
    await this.execute(new DescribeWorkPhoto(this.userId, this.photoId, this.word('caption')));
  }

  /** Rejected first, approved then, and looked at and suspended; each with a reason. */
  private async decideAbout(vendorId: string, resubmission: Resubmission): Promise<void> {
    await this.execute(new RejectVendor(vendorId, `Blurred, ${this.word('rejection')}`));
    await this.execute(new ResubmitApplication(this.userId, resubmission));
    await this.execute(new ApproveVendor(vendorId));
    await this.execute(new ViewKyc(vendorId, newId(), `The bank asks, ${this.word('looking')}`));
    const suspension = { reason: `Complaints, ${this.word('suspension')}`, confirmedBookings: 'kept' } as const;
    await this.execute(new SuspendVendor(vendorId, suspension));
  }

  private async picture(side = 32): Promise<Buffer> {
    return sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { ImageDescription: this.word('exif'), Artist: this.word('artist') } })
      .jpeg()
      .toBuffer();
  }

  private async put(name: string, body: object): Promise<void> {
    await this.app.http().put(`${API}/account/${name}`).set(this.headers).send(body).expect(200);
  }

  private execute<T>(command: object): Promise<T> {
    return this.app.execute<T>(command, this.userId);
  }
}
