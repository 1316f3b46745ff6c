import { Global, Module } from '@nestjs/common';
import { Darkroom } from './darkroom.js';
import { PhotoUploads } from './photo-uploads.js';
import { SealedPictures } from './sealed-pictures.js';

/** Pictures that people upload: taken, drawn anew, and kept under their key. */
@Global()
@Module({ providers: [Darkroom, PhotoUploads, SealedPictures], exports: [PhotoUploads, SealedPictures] })
export class PicturesModule {}
