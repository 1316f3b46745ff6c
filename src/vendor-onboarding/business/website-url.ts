import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsUrl, MaxLength } from 'class-validator';
import { EmptyIsNull } from '../../platform/fields/fields.js';

const SCHEME = /^([a-z][a-z\d+.-]*:)?\/\//i;

/** As people write it: "example.com" means https://example.com. */
const Completed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && !SCHEME.test(value) ? `https://${value}` : value));

/** An optional page of the business; an empty field is none. Never the page of somebody: a name before an "@" only looks like the host. */
export const WebsiteUrl = () =>
  applyDecorators(
    Completed(),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true },
      { message: 'Enter a website URL that begins with https:// or http://' },
    ),
    MaxLength(300, { message: 'Website URL must be at most 300 characters' }),
    IsOptional(),
    // The last one looks first.
    EmptyIsNull(),
  );
