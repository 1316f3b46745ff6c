import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsUrl, MaxLength } from 'class-validator';
import { EmptyIsNull } from '../../platform/fields/fields.js';

/** An optional page of the business; an empty field is none. */
export const WebsiteUrl = () =>
  applyDecorators(
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true },
      { message: 'Enter a website URL that begins with https:// or http://' },
    ),
    MaxLength(300, { message: 'Website URL must be at most 300 characters' }),
    IsOptional(),
    EmptyIsNull(),
  );
