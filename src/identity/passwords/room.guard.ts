import { type CanActivate, Injectable } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.js';

/** Sends who comes when too many wait already away at the door, before the body is looked at. */
@Injectable()
export class RoomGuard implements CanActivate {
  constructor(private readonly hasher: PasswordHasher) {}

  canActivate(): boolean {
    this.hasher.mustHaveRoom();
    return true;
  }
}
