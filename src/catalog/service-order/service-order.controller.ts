import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { OrderServices } from './order-services.command.js';
import { ServiceOrderDto } from './service-order.dto.js';

/** In which order a vendor's services are seen. */
@ApiTags('vendor services')
@Roles('vendor')
@Controller('vendor/services/order')
export class ServiceOrderController {
  constructor(private readonly commands: CommandBus) {}

  /** Puts the vendor's services in order, on their page and on their own list. */
  @Put()
  @HttpCode(204)
  async orderServices(@CurrentUser() { userId }: Actor, @Body() { serviceIds }: ServiceOrderDto): Promise<void> {
    await this.commands.execute(new OrderServices(userId, serviceIds));
  }
}
