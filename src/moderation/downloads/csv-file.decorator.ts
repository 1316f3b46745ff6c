import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';

/** The answer is a table as a file. It is told once: whoever asks again takes another file along. */
export const CsvFile = () =>
  applyDecorators(SecretAnswer(), HttpCode(200), ApiProduces('text/csv'), ApiOkResponse({ schema: { type: 'string' } }));
