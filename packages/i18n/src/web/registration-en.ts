/** The player app's messages around registering. */
export const registrationMessages = {
  'register.affiliate.wrong': 'Invitation code error',
  'register.agreement': 'Read the rules',
  'register.code.required': 'Please enter a valid verification code',
  'register.field.verificationCode': 'SMS code',
  'register.invalid': 'Please check this',
  'register.mobile.invalid': 'Please enter a valid mobile number',
  'register.mode': 'Registration method',
  'register.mode.mobile': 'Mobile number',
  'register.mode.username': 'Username',
} as const;
