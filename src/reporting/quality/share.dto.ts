/** A share with both its numbers: 9 of 10. */
export class ShareDto {
  part!: number;
  of!: number;
}
